// Generated from schemas/config/skill-entry.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["namespace","name","description","version"],"properties":{"namespace":{"type":"string","minLength":3,"maxLength":128,"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$","x-form":"a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)"},"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"description":{"type":"string","minLength":1,"maxLength":1024},"version":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\s<>=~^*|]+$","x-form":"a single version (no range, without spaces)"},"status":{"type":"string","enum":["active","deprecated","archived"]},"title":{"type":"string","maxLength":100},"license":{"type":"string","maxLength":256},"compatibility":{"type":"string","maxLength":500},"allowedTools":{"type":"array","items":{"type":"string"},"x-list":{"type":"set"}},"repository":{"type":"object","additionalProperties":false,"properties":{"url":{"$ref":"../shared/value/web-address.json"},"type":{"type":"string"}}},"icons":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["src"],"properties":{"src":{"type":"string"},"size":{"type":"string"},"type":{"type":"string"},"label":{"type":"string"}}},"x-list":{"type":"atomic"}},"packages":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["registryType"],"properties":{"registryType":{"type":"string","enum":["oci","git"]},"identifier":{"type":"string"},"digest":{"type":"string"},"mediaType":{"type":"string"},"url":{"type":"string","pattern":"^(https?|ssh|git)://[^\\s]+$","x-form":"the URL of a git repository (https, http, ssh or git)"},"ref":{"type":"string"},"commit":{"type":"string"},"subfolder":{"type":"string"}}},"x-list":{"type":"atomic"}},"metadata":{"type":"object"},"_meta":{"type":"object"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$", "u");
const pattern1 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
const pattern2 = new RegExp("^[^\\s<>=~^*|]+$", "u");
const pattern3 = new RegExp("^(https?|ssh|git)://[^\\s]+$", "u");
const schema1 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern4 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema1,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.namespace === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namespace !== undefined){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(isLonger(data0, 128)){
const err5 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema0.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(isShorter(data0, 3)){
const err6 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema0.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/pattern",keyword:"pattern",params:{ pattern: "the form of a name (letters, digits, \"-\", \"_\" and \".\", beginning and ending with a letter or digit)" },schema:"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$",parentSchema:schema0.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"},schema:schema0.properties.namespace.type,parentSchema:schema0.properties.namespace,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(isLonger(data1, 64)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(isShorter(data1, 1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(isLonger(data2, 1024)){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema0.properties.description,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(isShorter(data2, 1)){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.description,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(typeof data3 === "string"){
if(isLonger(data3, 255)){
const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema0.properties.version,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(isShorter(data3, 1)){
const err17 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.version,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern2.test(data3)){
const err18 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{ pattern: "the form of a single version (no range, without spaces)" },schema:"^[^\\s<>=~^*|]+$",parentSchema:schema0.properties.version,data:data3};
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
const err19 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema0.properties.version.type,parentSchema:schema0.properties.version,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.type,parentSchema:schema0.properties.status,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data4 === "active") || (data4 === "deprecated")) || (data4 === "archived"))){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},schema:schema0.properties.status.enum,parentSchema:schema0.properties.status,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if(typeof data5 === "string"){
if(isLonger(data5, 100)){
const err22 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.title,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.license !== undefined){
let data6 = data.license;
if(typeof data6 === "string"){
if(isLonger(data6, 256)){
const err24 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/maxLength",keyword:"maxLength",params:{limit: 256},schema:256,parentSchema:schema0.properties.license,data:data6};
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
const err25 = {instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},schema:schema0.properties.license.type,parentSchema:schema0.properties.license,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.compatibility !== undefined){
let data7 = data.compatibility;
if(typeof data7 === "string"){
if(isLonger(data7, 500)){
const err26 = {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema0.properties.compatibility,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/type",keyword:"type",params:{type: "string"},schema:schema0.properties.compatibility.type,parentSchema:schema0.properties.compatibility,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.allowedTools !== undefined){
let data8 = data.allowedTools;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.allowedTools.items.type,parentSchema:schema0.properties.allowedTools.items,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let twice0;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err29 = {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.allowedTools["x-list"],parentSchema:schema0.properties.allowedTools,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/type",keyword:"type",params:{type: "array"},schema:schema0.properties.allowedTools.type,parentSchema:schema0.properties.allowedTools,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.repository !== undefined){
let data10 = data.repository;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!((key1 === "url") || (key1 === "type"))){
const err31 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.repository,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.url !== undefined){
if(!(validate1(data10.url, instancePath+"/repository/url"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data10.type !== undefined){
let data12 = data10.type;
if(typeof data12 !== "string"){
const err32 = {instancePath:instancePath+"/repository/type",schemaPath:"#/properties/repository/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repository.properties.type.type,parentSchema:schema0.properties.repository.properties.type,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "object"},schema:schema0.properties.repository.type,parentSchema:schema0.properties.repository,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.icons !== undefined){
let data13 = data.icons;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.src === undefined){
const err34 = {instancePath:instancePath+"/icons/" + i1,schemaPath:"#/properties/icons/items/required",keyword:"required",params:{missingProperty: "src"},schema:schema0.properties.icons.items.required,parentSchema:schema0.properties.icons.items,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data14){
if(!((((key2 === "src") || (key2 === "size")) || (key2 === "type")) || (key2 === "label"))){
const err35 = {instancePath:instancePath+"/icons/" + i1,schemaPath:"#/properties/icons/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.icons.items,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.src !== undefined){
let data15 = data14.src;
if(typeof data15 !== "string"){
const err36 = {instancePath:instancePath+"/icons/" + i1+"/src",schemaPath:"#/properties/icons/items/properties/src/type",keyword:"type",params:{type: "string"},schema:schema0.properties.icons.items.properties.src.type,parentSchema:schema0.properties.icons.items.properties.src,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.size !== undefined){
let data16 = data14.size;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/icons/" + i1+"/size",schemaPath:"#/properties/icons/items/properties/size/type",keyword:"type",params:{type: "string"},schema:schema0.properties.icons.items.properties.size.type,parentSchema:schema0.properties.icons.items.properties.size,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.type !== undefined){
let data17 = data14.type;
if(typeof data17 !== "string"){
const err38 = {instancePath:instancePath+"/icons/" + i1+"/type",schemaPath:"#/properties/icons/items/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.icons.items.properties.type.type,parentSchema:schema0.properties.icons.items.properties.type,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.label !== undefined){
let data18 = data14.label;
if(typeof data18 !== "string"){
const err39 = {instancePath:instancePath+"/icons/" + i1+"/label",schemaPath:"#/properties/icons/items/properties/label/type",keyword:"type",params:{type: "string"},schema:schema0.properties.icons.items.properties.label.type,parentSchema:schema0.properties.icons.items.properties.label,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/icons/" + i1,schemaPath:"#/properties/icons/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.icons.items.type,parentSchema:schema0.properties.icons.items,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "array"},schema:schema0.properties.icons.type,parentSchema:schema0.properties.icons,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.packages !== undefined){
let data19 = data.packages;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.registryType === undefined){
const err42 = {instancePath:instancePath+"/packages/" + i2,schemaPath:"#/properties/packages/items/required",keyword:"required",params:{missingProperty: "registryType"},schema:schema0.properties.packages.items.required,parentSchema:schema0.properties.packages.items,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data20){
if(!((((((((key3 === "registryType") || (key3 === "identifier")) || (key3 === "digest")) || (key3 === "mediaType")) || (key3 === "url")) || (key3 === "ref")) || (key3 === "commit")) || (key3 === "subfolder"))){
const err43 = {instancePath:instancePath+"/packages/" + i2,schemaPath:"#/properties/packages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.packages.items,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data20.registryType !== undefined){
let data21 = data20.registryType;
if(typeof data21 !== "string"){
const err44 = {instancePath:instancePath+"/packages/" + i2+"/registryType",schemaPath:"#/properties/packages/items/properties/registryType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.registryType.type,parentSchema:schema0.properties.packages.items.properties.registryType,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((data21 === "oci") || (data21 === "git"))){
const err45 = {instancePath:instancePath+"/packages/" + i2+"/registryType",schemaPath:"#/properties/packages/items/properties/registryType/enum",keyword:"enum",params:{allowedValues: schema0.properties.packages.items.properties.registryType.enum},schema:schema0.properties.packages.items.properties.registryType.enum,parentSchema:schema0.properties.packages.items.properties.registryType,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.identifier !== undefined){
let data22 = data20.identifier;
if(typeof data22 !== "string"){
const err46 = {instancePath:instancePath+"/packages/" + i2+"/identifier",schemaPath:"#/properties/packages/items/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.identifier.type,parentSchema:schema0.properties.packages.items.properties.identifier,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.digest !== undefined){
let data23 = data20.digest;
if(typeof data23 !== "string"){
const err47 = {instancePath:instancePath+"/packages/" + i2+"/digest",schemaPath:"#/properties/packages/items/properties/digest/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.digest.type,parentSchema:schema0.properties.packages.items.properties.digest,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.mediaType !== undefined){
let data24 = data20.mediaType;
if(typeof data24 !== "string"){
const err48 = {instancePath:instancePath+"/packages/" + i2+"/mediaType",schemaPath:"#/properties/packages/items/properties/mediaType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.mediaType.type,parentSchema:schema0.properties.packages.items.properties.mediaType,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.url !== undefined){
let data25 = data20.url;
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
const err49 = {instancePath:instancePath+"/packages/" + i2+"/url",schemaPath:"#/properties/packages/items/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of the URL of a git repository (https, http, ssh or git)" },schema:"^(https?|ssh|git)://[^\\s]+$",parentSchema:schema0.properties.packages.items.properties.url,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/packages/" + i2+"/url",schemaPath:"#/properties/packages/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.url.type,parentSchema:schema0.properties.packages.items.properties.url,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.ref !== undefined){
let data26 = data20.ref;
if(typeof data26 !== "string"){
const err51 = {instancePath:instancePath+"/packages/" + i2+"/ref",schemaPath:"#/properties/packages/items/properties/ref/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.ref.type,parentSchema:schema0.properties.packages.items.properties.ref,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data20.commit !== undefined){
let data27 = data20.commit;
if(typeof data27 !== "string"){
const err52 = {instancePath:instancePath+"/packages/" + i2+"/commit",schemaPath:"#/properties/packages/items/properties/commit/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.commit.type,parentSchema:schema0.properties.packages.items.properties.commit,data:data27};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.subfolder !== undefined){
let data28 = data20.subfolder;
if(typeof data28 !== "string"){
const err53 = {instancePath:instancePath+"/packages/" + i2+"/subfolder",schemaPath:"#/properties/packages/items/properties/subfolder/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packages.items.properties.subfolder.type,parentSchema:schema0.properties.packages.items.properties.subfolder,data:data28};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/packages/" + i2,schemaPath:"#/properties/packages/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.packages.items.type,parentSchema:schema0.properties.packages.items,data:data20};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},schema:schema0.properties.packages.type,parentSchema:schema0.properties.packages,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.metadata !== undefined){
let data29 = data.metadata;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err56 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},schema:schema0.properties.metadata.type,parentSchema:schema0.properties.metadata,data:data29};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data._meta !== undefined){
let data30 = data._meta;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err57 = {instancePath:instancePath+"/_meta",schemaPath:"#/properties/_meta/type",keyword:"type",params:{type: "object"},schema:schema0.properties._meta.type,parentSchema:schema0.properties._meta,data:data30};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

