// Generated from schemas/config/authz.json by npm run generate. Do not edit.
function codePoints(text) { let count = 0; for (const _ of text) count++; return count; }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["version","type","cedar"],"properties":{"version":{"type":"string","const":"1.0"},"type":{"type":"string","const":"cedarv1"},"cedar":{"type":"object","additionalProperties":false,"required":["policies"],"properties":{"policies":{"type":"array","items":{"type":"string","minLength":1,"x-language":"cedar"},"minItems":1,"x-list":{"type":"atomic"}},"entitiesJson":{"type":"string","x-language":"cedar-entities"}}},"primaryUpstreamProvider":{"type":"string"}}};
const func0 = codePoints;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cedar === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cedar"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "version") || (key0 === "type")) || (key0 === "cedar")) || (key0 === "primaryUpstreamProvider"))){
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
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema0.properties.version.type,parentSchema:schema0.properties.version,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("1.0" !== data0){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: "1.0"},schema:"1.0",parentSchema:schema0.properties.version,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.type.type,parentSchema:schema0.properties.type,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("cedarv1" !== data1){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cedarv1"},schema:"cedarv1",parentSchema:schema0.properties.type,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cedar !== undefined){
let data2 = data.cedar;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.policies === undefined){
const err8 = {instancePath:instancePath+"/cedar",schemaPath:"#/properties/cedar/required",keyword:"required",params:{missingProperty: "policies"},schema:schema0.properties.cedar.required,parentSchema:schema0.properties.cedar,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "policies") || (key1 === "entitiesJson"))){
const err9 = {instancePath:instancePath+"/cedar",schemaPath:"#/properties/cedar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.cedar,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.policies !== undefined){
let data3 = data2.policies;
if(Array.isArray(data3)){
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/cedar/policies",schemaPath:"#/properties/cedar/properties/policies/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.cedar.properties.policies,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) < 1){
const err11 = {instancePath:instancePath+"/cedar/policies/" + i0,schemaPath:"#/properties/cedar/properties/policies/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.cedar.properties.policies.items,data:data4};
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
const err12 = {instancePath:instancePath+"/cedar/policies/" + i0,schemaPath:"#/properties/cedar/properties/policies/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.policies.items.type,parentSchema:schema0.properties.cedar.properties.policies.items,data:data4};
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
else {
const err13 = {instancePath:instancePath+"/cedar/policies",schemaPath:"#/properties/cedar/properties/policies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.cedar.properties.policies.type,parentSchema:schema0.properties.cedar.properties.policies,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.entitiesJson !== undefined){
let data5 = data2.entitiesJson;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/cedar/entitiesJson",schemaPath:"#/properties/cedar/properties/entitiesJson/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cedar.properties.entitiesJson.type,parentSchema:schema0.properties.cedar.properties.entitiesJson,data:data5};
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
else {
const err15 = {instancePath:instancePath+"/cedar",schemaPath:"#/properties/cedar/type",keyword:"type",params:{type: "object"},schema:schema0.properties.cedar.type,parentSchema:schema0.properties.cedar,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.primaryUpstreamProvider !== undefined){
let data6 = data.primaryUpstreamProvider;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/primaryUpstreamProvider",schemaPath:"#/properties/primaryUpstreamProvider/type",keyword:"type",params:{type: "string"},schema:schema0.properties.primaryUpstreamProvider.type,parentSchema:schema0.properties.primaryUpstreamProvider,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

