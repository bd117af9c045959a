// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"apiVersion":{"type":"string","const":"mcp.svc.internal/v1alpha1"},"kind":{"type":"string","const":"MCPGroup"},"metadata":{"$ref":"../shared/metadata/object-meta.json"},"spec":{"type":"object","additionalProperties":false,"properties":{"description":{"type":"string"}}},"status":{"type":"object","additionalProperties":false,"properties":{"observedGeneration":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"phase":{"type":"string","enum":["Ready","Pending","Failed"]},"servers":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}},"serverCount":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"remoteProxies":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}},"remoteProxyCount":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"entries":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}},"entryCount":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"conditions":{"type":"array","items":{"$ref":"../shared/metadata/condition.json"},"x-list":{"type":"map","keys":["type"]}}}}},"required":["apiVersion","kind","metadata"]};
const schema1 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"../value/object-name.json"},"namespace":{"$ref":"../value/namespace-name.json"},"labels":{"$ref":"./labels.json"},"annotations":{"$ref":"./annotations.json"},"finalizers":{"type":"array","items":{"type":"string"}},"ownerReferences":{"type":"array","items":{"type":"object"}},"managedFields":{"type":"array","items":{"type":"object"}},"uid":{"type":"string"},"resourceVersion":{"type":"string"},"generation":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"creationTimestamp":{"type":"string"},"deletionTimestamp":{"type":"string"},"deletionGracePeriodSeconds":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":"integer"},"selfLink":{"type":"string"}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"string","minLength":1,"maxLength":253,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","x-form":"a Kubernetes name (lower-case letters, digits, \"-\" and \".\", each part beginning and ending with a letter or digit)","examples":["my-server"]};
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 253)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},schema:253,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a Kubernetes name (lower-case letters, digits, \"-\" and \".\", each part beginning and ending with a letter or digit)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a namespace (lower-case letters, digits and \"-\")","examples":["tools"]};
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 63)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern1.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a namespace (lower-case letters, digits and \"-\")" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","propertyNames":{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$","maxLength":317,"x-form":"a label key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")"},"additionalProperties":{"type":"string","maxLength":63,"pattern":"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$","x-form":"a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)","examples":["tools"]}};
const pattern2 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$", "u");
const pattern3 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$", "u");

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 317)){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema4.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")" },schema:"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$",parentSchema:schema4.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema4.propertyNames,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(isLonger(data0, 63)){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$",parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema4.additionalProperties.type,parentSchema:schema4.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","propertyNames":{"pattern":"^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$","maxLength":317,"x-form":"an annotation key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")"},"additionalProperties":{"type":"string"}};
const pattern4 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isLonger(key0, 317)){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema5.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of an annotation key (a prefix that is a DNS name and a slash, which may be left out, and at most 63 letters, digits, \"-\", \"_\" and \".\")" },schema:"^([A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([-A-Za-z0-9]*[A-Za-z0-9])?)*/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$",parentSchema:schema5.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema5.propertyNames,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema5.additionalProperties.type,parentSchema:schema5.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate1(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
if(!(validate2(data.namespace, instancePath+"/namespace"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(validate3(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.annotations !== undefined){
if(!(validate4(data.annotations, instancePath+"/annotations"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.finalizers !== undefined){
let data4 = data.finalizers;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/finalizers/" + i0,schemaPath:"#/properties/finalizers/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.finalizers.items.type,parentSchema:schema1.properties.finalizers.items,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/finalizers",schemaPath:"#/properties/finalizers/type",keyword:"type",params:{type: "array"},schema:schema1.properties.finalizers.type,parentSchema:schema1.properties.finalizers,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ownerReferences !== undefined){
let data6 = data.ownerReferences;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err4 = {instancePath:instancePath+"/ownerReferences/" + i1,schemaPath:"#/properties/ownerReferences/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.ownerReferences.items.type,parentSchema:schema1.properties.ownerReferences.items,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/ownerReferences",schemaPath:"#/properties/ownerReferences/type",keyword:"type",params:{type: "array"},schema:schema1.properties.ownerReferences.type,parentSchema:schema1.properties.ownerReferences,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.managedFields !== undefined){
let data8 = data.managedFields;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err6 = {instancePath:instancePath+"/managedFields/" + i2,schemaPath:"#/properties/managedFields/items/type",keyword:"type",params:{type: "object"},schema:schema1.properties.managedFields.items.type,parentSchema:schema1.properties.managedFields.items,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/managedFields",schemaPath:"#/properties/managedFields/type",keyword:"type",params:{type: "array"},schema:schema1.properties.managedFields.type,parentSchema:schema1.properties.managedFields,data:data8};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.uid !== undefined){
let data10 = data.uid;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/uid",schemaPath:"#/properties/uid/type",keyword:"type",params:{type: "string"},schema:schema1.properties.uid.type,parentSchema:schema1.properties.uid,data:data10};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resourceVersion !== undefined){
let data11 = data.resourceVersion;
if(typeof data11 !== "string"){
const err9 = {instancePath:instancePath+"/resourceVersion",schemaPath:"#/properties/resourceVersion/type",keyword:"type",params:{type: "string"},schema:schema1.properties.resourceVersion.type,parentSchema:schema1.properties.resourceVersion,data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.generation !== undefined){
let data12 = data.generation;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err10 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.generation.type,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err11 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data12 < -9007199254740991 || isNaN(data12)){
const err12 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.generation,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.creationTimestamp !== undefined){
let data13 = data.creationTimestamp;
if(typeof data13 !== "string"){
const err13 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.creationTimestamp.type,parentSchema:schema1.properties.creationTimestamp,data:data13};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.deletionTimestamp !== undefined){
let data14 = data.deletionTimestamp;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/deletionTimestamp",schemaPath:"#/properties/deletionTimestamp/type",keyword:"type",params:{type: "string"},schema:schema1.properties.deletionTimestamp.type,parentSchema:schema1.properties.deletionTimestamp,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.deletionGracePeriodSeconds !== undefined){
let data15 = data.deletionGracePeriodSeconds;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err15 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.deletionGracePeriodSeconds.type,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err16 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data15 < -9007199254740991 || isNaN(data15)){
const err17 = {instancePath:instancePath+"/deletionGracePeriodSeconds",schemaPath:"#/properties/deletionGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema1.properties.deletionGracePeriodSeconds,data:data15};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.selfLink !== undefined){
let data16 = data.selfLink;
if(typeof data16 !== "string"){
const err18 = {instancePath:instancePath+"/selfLink",schemaPath:"#/properties/selfLink/type",keyword:"type",params:{type: "string"},schema:schema1.properties.selfLink.type,parentSchema:schema1.properties.selfLink,data:data16};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"required":["type","status","reason","message"],"properties":{"type":{"type":"string","maxLength":316},"status":{"enum":["True","False","Unknown"],"type":"string"},"observedGeneration":{"minimum":0,"maximum":9007199254740991,"type":"integer"},"lastTransitionTime":{"type":"string","maxLength":64},"reason":{"type":"string","minLength":1,"maxLength":1024},"message":{"type":"string","maxLength":32768}}};

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.message === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "status")) || (key0 === "observedGeneration")) || (key0 === "lastTransitionTime")) || (key0 === "reason")) || (key0 === "message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(isLonger(data0, 316)){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 316},schema:316,parentSchema:schema6.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema6.properties.type.type,parentSchema:schema6.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema6.properties.status.type,parentSchema:schema6.properties.status,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "True") || (data1 === "False")) || (data1 === "Unknown"))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum},schema:schema6.properties.status.enum,parentSchema:schema6.properties.status,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.observedGeneration !== undefined){
let data2 = data.observedGeneration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema6.properties.observedGeneration.type,parentSchema:schema6.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema6.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema6.properties.observedGeneration,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.lastTransitionTime !== undefined){
let data3 = data.lastTransitionTime;
if(typeof data3 === "string"){
if(isLonger(data3, 64)){
const err12 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema6.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"},schema:schema6.properties.lastTransitionTime.type,parentSchema:schema6.properties.lastTransitionTime,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(isLonger(data4, 1024)){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema6.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data4, 1)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},schema:schema6.properties.reason.type,parentSchema:schema6.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(isLonger(data5, 32768)){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 32768},schema:32768,parentSchema:schema6.properties.message,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},schema:schema6.properties.message.type,parentSchema:schema6.properties.message,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.metadata === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},schema:schema0.properties.apiVersion.type,parentSchema:schema0.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("mcp.svc.internal/v1alpha1" !== data0){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/const",keyword:"const",params:{allowedValue: "mcp.svc.internal/v1alpha1"},schema:"mcp.svc.internal/v1alpha1",parentSchema:schema0.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},schema:schema0.properties.kind.type,parentSchema:schema0.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("MCPGroup" !== data1){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "MCPGroup"},schema:"MCPGroup",parentSchema:schema0.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate5(data.metadata, instancePath+"/metadata"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(key1 === "description")){
const err8 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.description !== undefined){
let data4 = data3.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/spec/description",schemaPath:"#/properties/spec/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.spec.properties.description.type,parentSchema:schema0.properties.spec.properties.description,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},schema:schema0.properties.spec.type,parentSchema:schema0.properties.spec,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(func0.call(schema0.properties.status.properties, key2))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.status,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.observedGeneration !== undefined){
let data6 = data5.observedGeneration;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.observedGeneration.type,parentSchema:schema0.properties.status.properties.observedGeneration,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.observedGeneration,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/status/observedGeneration",schemaPath:"#/properties/status/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.observedGeneration,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data5.phase !== undefined){
let data7 = data5.phase;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/status/phase",schemaPath:"#/properties/status/properties/phase/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.phase.type,parentSchema:schema0.properties.status.properties.phase,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data7 === "Ready") || (data7 === "Pending")) || (data7 === "Failed"))){
const err16 = {instancePath:instancePath+"/status/phase",schemaPath:"#/properties/status/properties/phase/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.properties.phase.enum},schema:schema0.properties.status.properties.phase.enum,parentSchema:schema0.properties.status.properties.phase,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.servers !== undefined){
let data8 = data5.servers;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/status/servers/" + i0,schemaPath:"#/properties/status/properties/servers/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.servers.items.type,parentSchema:schema0.properties.status.properties.servers.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let twice0;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err18 = {instancePath:instancePath+"/status/servers",schemaPath:"#/properties/status/properties/servers/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.status.properties.servers["x-list"],parentSchema:schema0.properties.status.properties.servers,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/status/servers",schemaPath:"#/properties/status/properties/servers/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.servers.type,parentSchema:schema0.properties.status.properties.servers,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.serverCount !== undefined){
let data10 = data5.serverCount;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/status/serverCount",schemaPath:"#/properties/status/properties/serverCount/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.serverCount.type,parentSchema:schema0.properties.status.properties.serverCount,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/status/serverCount",schemaPath:"#/properties/status/properties/serverCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.serverCount,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10 < -9007199254740991 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/status/serverCount",schemaPath:"#/properties/status/properties/serverCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.serverCount,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data5.remoteProxies !== undefined){
let data11 = data5.remoteProxies;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/status/remoteProxies/" + i1,schemaPath:"#/properties/status/properties/remoteProxies/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.remoteProxies.items.type,parentSchema:schema0.properties.status.properties.remoteProxies.items,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let twice1;
if (data11.length > 1) { const seen = new Map(); data11.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err24 = {instancePath:instancePath+"/status/remoteProxies",schemaPath:"#/properties/status/properties/remoteProxies/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema0.properties.status.properties.remoteProxies["x-list"],parentSchema:schema0.properties.status.properties.remoteProxies,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/status/remoteProxies",schemaPath:"#/properties/status/properties/remoteProxies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.remoteProxies.type,parentSchema:schema0.properties.status.properties.remoteProxies,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.remoteProxyCount !== undefined){
let data13 = data5.remoteProxyCount;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/status/remoteProxyCount",schemaPath:"#/properties/status/properties/remoteProxyCount/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.remoteProxyCount.type,parentSchema:schema0.properties.status.properties.remoteProxyCount,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/status/remoteProxyCount",schemaPath:"#/properties/status/properties/remoteProxyCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.remoteProxyCount,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13 < -9007199254740991 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/status/remoteProxyCount",schemaPath:"#/properties/status/properties/remoteProxyCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.remoteProxyCount,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data5.entries !== undefined){
let data14 = data5.entries;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
const err29 = {instancePath:instancePath+"/status/entries/" + i2,schemaPath:"#/properties/status/properties/entries/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.properties.entries.items.type,parentSchema:schema0.properties.status.properties.entries.items,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let twice2;
if (data14.length > 1) { const seen = new Map(); data14.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err30 = {instancePath:instancePath+"/status/entries",schemaPath:"#/properties/status/properties/entries/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema0.properties.status.properties.entries["x-list"],parentSchema:schema0.properties.status.properties.entries,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/status/entries",schemaPath:"#/properties/status/properties/entries/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.entries.type,parentSchema:schema0.properties.status.properties.entries,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.entryCount !== undefined){
let data16 = data5.entryCount;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err32 = {instancePath:instancePath+"/status/entryCount",schemaPath:"#/properties/status/properties/entryCount/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.status.properties.entryCount.type,parentSchema:schema0.properties.status.properties.entryCount,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
const err33 = {instancePath:instancePath+"/status/entryCount",schemaPath:"#/properties/status/properties/entryCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.status.properties.entryCount,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data16 < -9007199254740991 || isNaN(data16)){
const err34 = {instancePath:instancePath+"/status/entryCount",schemaPath:"#/properties/status/properties/entryCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema0.properties.status.properties.entryCount,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data5.conditions !== undefined){
let data17 = data5.conditions;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate6(data17[i3], instancePath+"/status/conditions/" + i3))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
let twice3;
if (data17.length > 1) { const seen = new Map(); data17.forEach((item, index) => { const identity = typeof item?.["type"] === "string" ? "=" + item?.["type"] : JSON.stringify([item?.["type"]]); if (seen.has(identity)) twice3 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice3 !== undefined){
const err35 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/x-list",keyword:"x-list",params:{ first: twice3[0], second: twice3[1], keys: ["type"] },schema:schema0.properties.status.properties.conditions["x-list"],parentSchema:schema0.properties.status.properties.conditions,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/status/conditions",schemaPath:"#/properties/status/properties/conditions/type",keyword:"type",params:{type: "array"},schema:schema0.properties.status.properties.conditions.type,parentSchema:schema0.properties.status.properties.conditions,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "object"},schema:schema0.properties.status.type,parentSchema:schema0.properties.status,data:data5};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

