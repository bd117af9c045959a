// Generated from schemas/config/project-file.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"image":{"$ref":"../shared/value/image-reference.json"},"target":{"type":"string","enum":["workloads","resources","crds"]},"output":{"type":"string","minLength":1},"closed":{"type":"boolean"},"namespace":{"$ref":"../shared/value/namespace-name.json"},"labels":{"type":"object","propertyNames":{"pattern":"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$","x-form":"a label key (letters, digits, \"-\", \"_\" and \".\", with a DNS name and a slash before it or without)","maxLength":317},"additionalProperties":{"type":"string","maxLength":63,"pattern":"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$","x-form":"a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)"}},"resources":{"$ref":"../shared/workload/resource-requirements.json"},"podDisruptionBudget":{"type":"object","additionalProperties":false,"required":["maxUnavailable"],"properties":{"maxUnavailable":{"minimum":1,"maximum":9007199254740991,"type":"integer","examples":[1]}}},"topologySpread":{"type":"array","x-list":{"type":"map","keys":["topologyKey"]},"items":{"type":"object","additionalProperties":false,"required":["topologyKey"],"properties":{"topologyKey":{"type":"string","minLength":1,"maxLength":317,"pattern":"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$","x-form":"a label key (letters, digits, \"-\", \"_\" and \".\", with a DNS name and a slash before it or without)","examples":["topology.kubernetes.io/zone","kubernetes.io/hostname"]},"maxSkew":{"minimum":1,"maximum":9007199254740991,"type":"integer"},"whenUnsatisfiable":{"type":"string","enum":["ScheduleAnyway","DoNotSchedule"]}}}},"preStop":{"type":"object","additionalProperties":false,"properties":{"delaySeconds":{"minimum":0,"maximum":600,"type":"integer"}}},"exclude":{"type":"array","items":{"type":"string","pattern":"^[^/\\\\\\s]([^\\\\]*[^\\\\\\s])?$","x-form":"a path from the folder of svc.yaml, with \"/\" between its parts (charts, **/values.yaml)"},"x-list":{"type":"set"}},"ignore":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9-]+/[a-z0-9-]+$","x-form":"a code of a finding (schema/pattern)"},"x-list":{"type":"set"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","pattern":"^((([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])(\\.([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]))*|\\[[0-9A-Fa-f:]+\\])(:[0-9]+)?/)?[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9A-Fa-f]{32,128})?$","minLength":1,"maxLength":512,"x-form":"a container image (registry/repository:tag, the repository in lower case)","examples":["ghcr.io/example/server:1.2.0"]};
const pattern0 = new RegExp("^((([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])(\\.([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]))*|\\[[0-9A-Fa-f:]+\\])(:[0-9]+)?/)?[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9A-Fa-f]{32,128})?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 512)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},schema:512,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isShorter(data, 1)){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a container image (registry/repository:tag, the repository in lower case)" },schema:"^((([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])(\\.([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]))*|\\[[0-9A-Fa-f:]+\\])(:[0-9]+)?/)?[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*(/[a-z0-9]+((\\.|_|__|-+)[a-z0-9]+)*)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9A-Fa-f]{32,128})?$",parentSchema:schema1,data};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
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

const schema2 = {"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a namespace (lower-case letters, digits and \"-\")","examples":["tools"]};
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 63)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema2,data};
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
if(!pattern1.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of a namespace (lower-case letters, digits and \"-\")" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema2,data};
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
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"properties":{"limits":{"$ref":"./resource-list.json"},"requests":{"$ref":"./resource-list.json"}}};
const schema4 = {"type":"object","additionalProperties":false,"properties":{"cpu":{"$ref":"../value/quantity.json"},"memory":{"$ref":"../value/quantity.json"}}};
const schema5 = {"type":"string","x-language":"quantity","pattern":"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$","maxLength":64,"examples":["500m","128Mi"]};
const pattern2 = new RegExp("^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$", "u");

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$" },schema:"^\\+?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$",parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "cpu") || (key0 === "memory"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cpu !== undefined){
if(!(validate3(data.cpu, instancePath+"/cpu"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.memory !== undefined){
if(!(validate3(data.memory, instancePath+"/memory"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
for(const key0 in data){
if(!((key0 === "limits") || (key0 === "requests"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limits !== undefined){
if(!(validate4(data.limits, instancePath+"/limits"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.requests !== undefined){
if(!(validate4(data.requests, instancePath+"/requests"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$", "u");
const pattern4 = new RegExp("^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$", "u");
const pattern5 = new RegExp("^[^/\\\\\\s]([^\\\\]*[^\\\\\\s])?$", "u");
const pattern6 = new RegExp("^[a-z0-9-]+/[a-z0-9-]+$", "u");

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, instancePath+"/image"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
let data1 = data.target;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},schema:schema0.properties.target.type,parentSchema:schema0.properties.target,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "workloads") || (data1 === "resources")) || (data1 === "crds"))){
const err2 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema0.properties.target.enum},schema:schema0.properties.target.enum,parentSchema:schema0.properties.target,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.output !== undefined){
let data2 = data.output;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err3 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.output,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "string"},schema:schema0.properties.output.type,parentSchema:schema0.properties.output,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.closed !== undefined){
let data3 = data.closed;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.closed.type,parentSchema:schema0.properties.closed,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.namespace !== undefined){
if(!(validate2(data.namespace, instancePath+"/namespace"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data5 = data.labels;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs12 = errors;
if(typeof key1 === "string"){
if(isLonger(key1, 317)){
const err6 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema0.properties.labels.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern3.test(key1)){
const err7 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (letters, digits, \"-\", \"_\" and \".\", with a DNS name and a slash before it or without)" },schema:"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",parentSchema:schema0.properties.labels.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema0.properties.labels.propertyNames,parentSchema:schema0.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
if(typeof data6 === "string"){
if(isLonger(data6, 63)){
const err9 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema0.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data6)){
const err10 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/pattern",keyword:"pattern",params:{ pattern: "the form of a label value (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$",parentSchema:schema0.properties.labels.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/labels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.labels.additionalProperties.type,parentSchema:schema0.properties.labels.additionalProperties,data:data6};
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
else {
const err12 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema0.properties.labels.type,parentSchema:schema0.properties.labels,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resources !== undefined){
if(!(validate5(data.resources, instancePath+"/resources"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.podDisruptionBudget !== undefined){
let data8 = data.podDisruptionBudget;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.maxUnavailable === undefined){
const err13 = {instancePath:instancePath+"/podDisruptionBudget",schemaPath:"#/properties/podDisruptionBudget/required",keyword:"required",params:{missingProperty: "maxUnavailable"},schema:schema0.properties.podDisruptionBudget.required,parentSchema:schema0.properties.podDisruptionBudget,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key3 in data8){
if(!(key3 === "maxUnavailable")){
const err14 = {instancePath:instancePath+"/podDisruptionBudget",schemaPath:"#/properties/podDisruptionBudget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.podDisruptionBudget,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.maxUnavailable !== undefined){
let data9 = data8.maxUnavailable;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/podDisruptionBudget/maxUnavailable",schemaPath:"#/properties/podDisruptionBudget/properties/maxUnavailable/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.podDisruptionBudget.properties.maxUnavailable.type,parentSchema:schema0.properties.podDisruptionBudget.properties.maxUnavailable,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/podDisruptionBudget/maxUnavailable",schemaPath:"#/properties/podDisruptionBudget/properties/maxUnavailable/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.podDisruptionBudget.properties.maxUnavailable,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/podDisruptionBudget/maxUnavailable",schemaPath:"#/properties/podDisruptionBudget/properties/maxUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.podDisruptionBudget.properties.maxUnavailable,data:data9};
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
}
else {
const err18 = {instancePath:instancePath+"/podDisruptionBudget",schemaPath:"#/properties/podDisruptionBudget/type",keyword:"type",params:{type: "object"},schema:schema0.properties.podDisruptionBudget.type,parentSchema:schema0.properties.podDisruptionBudget,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.topologySpread !== undefined){
let data10 = data.topologySpread;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.topologyKey === undefined){
const err19 = {instancePath:instancePath+"/topologySpread/" + i0,schemaPath:"#/properties/topologySpread/items/required",keyword:"required",params:{missingProperty: "topologyKey"},schema:schema0.properties.topologySpread.items.required,parentSchema:schema0.properties.topologySpread.items,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key4 in data11){
if(!(((key4 === "topologyKey") || (key4 === "maxSkew")) || (key4 === "whenUnsatisfiable"))){
const err20 = {instancePath:instancePath+"/topologySpread/" + i0,schemaPath:"#/properties/topologySpread/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema0.properties.topologySpread.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.topologyKey !== undefined){
let data12 = data11.topologyKey;
if(typeof data12 === "string"){
if(isLonger(data12, 317)){
const err21 = {instancePath:instancePath+"/topologySpread/" + i0+"/topologyKey",schemaPath:"#/properties/topologySpread/items/properties/topologyKey/maxLength",keyword:"maxLength",params:{limit: 317},schema:317,parentSchema:schema0.properties.topologySpread.items.properties.topologyKey,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(isShorter(data12, 1)){
const err22 = {instancePath:instancePath+"/topologySpread/" + i0+"/topologyKey",schemaPath:"#/properties/topologySpread/items/properties/topologyKey/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.topologySpread.items.properties.topologyKey,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern3.test(data12)){
const err23 = {instancePath:instancePath+"/topologySpread/" + i0+"/topologyKey",schemaPath:"#/properties/topologySpread/items/properties/topologyKey/pattern",keyword:"pattern",params:{ pattern: "the form of a label key (letters, digits, \"-\", \"_\" and \".\", with a DNS name and a slash before it or without)" },schema:"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",parentSchema:schema0.properties.topologySpread.items.properties.topologyKey,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/topologySpread/" + i0+"/topologyKey",schemaPath:"#/properties/topologySpread/items/properties/topologyKey/type",keyword:"type",params:{type: "string"},schema:schema0.properties.topologySpread.items.properties.topologyKey.type,parentSchema:schema0.properties.topologySpread.items.properties.topologyKey,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.maxSkew !== undefined){
let data13 = data11.maxSkew;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/topologySpread/" + i0+"/maxSkew",schemaPath:"#/properties/topologySpread/items/properties/maxSkew/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.topologySpread.items.properties.maxSkew.type,parentSchema:schema0.properties.topologySpread.items.properties.maxSkew,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/topologySpread/" + i0+"/maxSkew",schemaPath:"#/properties/topologySpread/items/properties/maxSkew/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema0.properties.topologySpread.items.properties.maxSkew,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/topologySpread/" + i0+"/maxSkew",schemaPath:"#/properties/topologySpread/items/properties/maxSkew/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.topologySpread.items.properties.maxSkew,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data11.whenUnsatisfiable !== undefined){
let data14 = data11.whenUnsatisfiable;
if(typeof data14 !== "string"){
const err28 = {instancePath:instancePath+"/topologySpread/" + i0+"/whenUnsatisfiable",schemaPath:"#/properties/topologySpread/items/properties/whenUnsatisfiable/type",keyword:"type",params:{type: "string"},schema:schema0.properties.topologySpread.items.properties.whenUnsatisfiable.type,parentSchema:schema0.properties.topologySpread.items.properties.whenUnsatisfiable,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data14 === "ScheduleAnyway") || (data14 === "DoNotSchedule"))){
const err29 = {instancePath:instancePath+"/topologySpread/" + i0+"/whenUnsatisfiable",schemaPath:"#/properties/topologySpread/items/properties/whenUnsatisfiable/enum",keyword:"enum",params:{allowedValues: schema0.properties.topologySpread.items.properties.whenUnsatisfiable.enum},schema:schema0.properties.topologySpread.items.properties.whenUnsatisfiable.enum,parentSchema:schema0.properties.topologySpread.items.properties.whenUnsatisfiable,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/topologySpread/" + i0,schemaPath:"#/properties/topologySpread/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.topologySpread.items.type,parentSchema:schema0.properties.topologySpread.items,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let twice0;
if (data10.length > 1) { const seen = new Map(); data10.forEach((item, index) => { const identity = typeof item?.["topologyKey"] === "string" ? "=" + item?.["topologyKey"] : JSON.stringify([item?.["topologyKey"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err31 = {instancePath:instancePath+"/topologySpread",schemaPath:"#/properties/topologySpread/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["topologyKey"] },schema:schema0.properties.topologySpread["x-list"],parentSchema:schema0.properties.topologySpread,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/topologySpread",schemaPath:"#/properties/topologySpread/type",keyword:"type",params:{type: "array"},schema:schema0.properties.topologySpread.type,parentSchema:schema0.properties.topologySpread,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.preStop !== undefined){
let data15 = data.preStop;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key5 in data15){
if(!(key5 === "delaySeconds")){
const err33 = {instancePath:instancePath+"/preStop",schemaPath:"#/properties/preStop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema0.properties.preStop,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.delaySeconds !== undefined){
let data16 = data15.delaySeconds;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/preStop/delaySeconds",schemaPath:"#/properties/preStop/properties/delaySeconds/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.preStop.properties.delaySeconds.type,parentSchema:schema0.properties.preStop.properties.delaySeconds,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 600 || isNaN(data16)){
const err35 = {instancePath:instancePath+"/preStop/delaySeconds",schemaPath:"#/properties/preStop/properties/delaySeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema0.properties.preStop.properties.delaySeconds,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/preStop/delaySeconds",schemaPath:"#/properties/preStop/properties/delaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.preStop.properties.delaySeconds,data:data16};
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
}
else {
const err37 = {instancePath:instancePath+"/preStop",schemaPath:"#/properties/preStop/type",keyword:"type",params:{type: "object"},schema:schema0.properties.preStop.type,parentSchema:schema0.properties.preStop,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.exclude !== undefined){
let data17 = data.exclude;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
const err38 = {instancePath:instancePath+"/exclude/" + i1,schemaPath:"#/properties/exclude/items/pattern",keyword:"pattern",params:{ pattern: "the form of a path from the folder of svc.yaml, with \"/\" between its parts (charts, **/values.yaml)" },schema:"^[^/\\\\\\s]([^\\\\]*[^\\\\\\s])?$",parentSchema:schema0.properties.exclude.items,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/exclude/" + i1,schemaPath:"#/properties/exclude/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.exclude.items.type,parentSchema:schema0.properties.exclude.items,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let twice1;
if (data17.length > 1) { const seen = new Map(); data17.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err40 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema0.properties.exclude["x-list"],parentSchema:schema0.properties.exclude,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/exclude",schemaPath:"#/properties/exclude/type",keyword:"type",params:{type: "array"},schema:schema0.properties.exclude.type,parentSchema:schema0.properties.exclude,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.ignore !== undefined){
let data19 = data.ignore;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
const err42 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/properties/ignore/items/pattern",keyword:"pattern",params:{ pattern: "the form of a code of a finding (schema/pattern)" },schema:"^[a-z0-9-]+/[a-z0-9-]+$",parentSchema:schema0.properties.ignore.items,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.ignore.items.type,parentSchema:schema0.properties.ignore.items,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let twice2;
if (data19.length > 1) { const seen = new Map(); data19.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err44 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema0.properties.ignore["x-list"],parentSchema:schema0.properties.ignore,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},schema:schema0.properties.ignore.type,parentSchema:schema0.properties.ignore,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

